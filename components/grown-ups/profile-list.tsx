import { ButtonLink } from "#components/ui/button-link.tsx";
import type { ProfileView } from "#lib/play/profile-view.ts";
import { grownUpsText } from "#lib/text/grown-ups-text.ts";
import { ProfileCard } from "./profile-card.tsx";

/** The pupils of this browser, for the grown-up beside it. */
export function ProfileList({ profiles }: { readonly profiles: readonly ProfileView[] }) {
  return (
    <section className="grid gap-4">
      <div>
        <h2 className="text-h2 font-bold text-hue">{grownUpsText.profilesTitle}</h2>
        <p className="text-muted">{profiles.length === 0 ? grownUpsText.noProfiles : grownUpsText.profilesLead}</p>
      </div>
      {profiles.map((profile) => (
        <ProfileCard key={profile.id} profile={profile} />
      ))}
      {profiles.length === 0 ? (
        <ButtonLink href="/user" className="justify-self-start">
          {grownUpsText.toUserPage}
        </ButtonLink>
      ) : null}
    </section>
  );
}
