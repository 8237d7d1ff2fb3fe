import { Answers } from "./answers.jsx";

export default function Page() {
  return (
    <main>
      <h1>{"1 + 2 = ?"}</h1>
      <Answers />
    </main>
  );
}
