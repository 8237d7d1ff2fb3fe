export default function Page() {
  return (
    <main>
      <h1>{"Home"}</h1>
      <p>{"Some words on a page."}</p>
    </main>
  );
}
