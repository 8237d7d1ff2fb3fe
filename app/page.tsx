import { ClassHome } from "#app/class-home.tsx";
import { HomeFoot } from "#app/home-foot.tsx";
import { ResumeRuns } from "#components/course/resume-runs.tsx";

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
