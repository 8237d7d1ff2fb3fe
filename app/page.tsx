import { ClassHome } from "#app/class-home.tsx";

export default function HomePage() {
  return <ClassHome classId="1" isRoot={true} />;
}
