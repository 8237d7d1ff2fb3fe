import { onboardingText } from "#lib/text/onboarding-text.ts";
import type { ContentCounts } from "./content-counts.ts";

/** What there is to do, in three numbers. */
export function OnboardingCounts({ counts }: { readonly counts: ContentCounts }) {
  const rows = [
    { count: counts.maths, label: onboardingText.maths },
    { count: counts.vietnamese, label: onboardingText.vietnamese },
    { count: counts.animals, label: onboardingText.animals },
  ];
  return (
    <dl className="grid grid-cols-3 gap-3">
      {rows.map(({ count, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-tool bg-soft px-1 py-2 text-center text-hue"
        >
          <dt className="text-[1rem] leading-tight tablet:text-[1.125rem]">{label}</dt>
          <dd className="font-head text-[1.625rem] leading-tight font-extrabold tablet:text-[1.75rem]">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
