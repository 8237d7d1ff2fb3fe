import { ClassHome } from "#app/class-home.tsx";
import { ResumeRuns } from "#components/course/resume-runs.tsx";
import { HomeFoot as Foot } from "#components/home/home-foot.tsx";
import { requestPasswordReset } from "#lib/actions/request-password-reset.ts";
import { signIn } from "#lib/actions/sign-in.ts";
import { signInWithProvider } from "#lib/actions/sign-in-with-provider.ts";
import { signUp } from "#lib/actions/sign-up.ts";
import { classIds } from "#lib/core/class-id.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import { animalSteps } from "#lib/play/animal-ladder.ts";
import { countContent } from "#lib/play/count-content.ts";

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
    <ClassHome classId="1" isRoot={true}>
      <div className="mt-4 tablet:mt-5">
        <ResumeRuns classId="1" />
      </div>
      <HomeFoot />
    </ClassHome>
  );
}
