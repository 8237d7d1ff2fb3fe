import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface ScreenProps {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A document of its own size inside the page: what is in it meets the style sheet's questions about the screen as on a device. */
export function Screen({ title, width, height, children }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const scrolledBefore = useRef(0);
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return;
    void prepare(inner, title).then(() => {
      scrolledBefore.current = window.scrollY;
      setBody(inner.body);
    });
  }, [title]);
  useLayoutEffect(() => {
    // A hint comes into view by itself, and would take the page around with it.
    if (body !== null) window.scrollTo(0, scrolledBefore.current);
  }, [body]);
  return (
    <>
      <iframe ref={frame} title={title} width={width} height={height} className="bg-card outline outline-line" />
      {body !== null && createPortal(children, body)}
    </>
  );
}

/** Gives a document the head and the attributes of the page around it, and waits until its style sheets are there. */
async function prepare(inner: Document, title: string): Promise<void> {
  for (const { name, value } of document.documentElement.attributes) inner.documentElement.setAttribute(name, value);
  inner.title = title;
  inner.body.className = document.body.className;
  const sheets = [...document.querySelectorAll("link[rel=stylesheet]")].map((sheet) => inner.importNode(sheet));
  const isThere = sheets.map((sheet) => new Promise((done) => sheet.addEventListener("load", done)));
  inner.head.append(...sheets);
  await Promise.all(isThere);
}
