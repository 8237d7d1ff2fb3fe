import { HomeFoot as Foot } from "#components/home/home-foot.tsx";
import { HomePage as Home } from "#components/home/home-page.tsx";
import { PageBar } from "#components/shell/page-bar.tsx";
import { IconLink } from "#components/ui/icon-link.tsx";
import { PupilChip } from "#components/user/pupil-chip.tsx";
import { requestPasswordReset } from "#lib/actions/request-password-reset.ts";
import { signIn } from "#lib/actions/sign-in.ts";
import { signInWithProvider } from "#lib/actions/sign-in-with-provider.ts";
import { signUp } from "#lib/actions/sign-up.ts";
import { classIds } from "#lib/core/class-id.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { animalSteps } from "#lib/play/animal-ladder.ts";
import { countContent } from "#lib/play/count-content.ts";
import { homeText } from "#lib/text/home-text.ts";

const actions = { signIn, signUp, requestPasswordReset, signInWithProvider };

/** The foot of the home page: the introduction and the grown-ups' way in. */
function HomeFoot() {
  const classes = classIds.map(countContent);
  const counts = {
    maths: formatNumber(classes.reduce((sum, { maths }) => sum + maths, 0)),
    vietnamese: formatNumber(classes.reduce((sum, { vietnamese }) => sum + vietnamese, 0)),
    animals: formatNumber(animalSteps.length),
  };
  return (
    <div className="min-h-20">
      <Foot counts={counts} actions={actions} />
    </div>
  );
}

export default function HomePage() {
  return (
    <Home
      bar={
        <PageBar
          points={<PupilChip />}
          tools={<IconLink icon="trophy" label={homeText.leaderboard} href="/leaderboard/week" />}
        />
      }
    >
      <HomeFoot />
    </Home>
  );
}
