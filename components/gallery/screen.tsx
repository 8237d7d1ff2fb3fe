import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";

interface ScreenProps {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A document of its own size inside the page: what is in it meets the style sheet's questions about the screen as on a device. */
export function Screen({ title, width, height, children }: ScreenProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  return (
    <>
      <iframe
        ref={(frame) => {
          if (body === null && frame?.contentDocument) setBody(dress(frame.contentDocument, title));
        }}
        title={title}
        width={width}
        height={height}
        className="bg-card outline outline-line"
      />
      {body !== null && createPortal(children, body)}
    </>
  );
}

/** Gives a document the head and the attributes of the page around it. */
function dress(inner: Document, title: string): HTMLElement {
  for (const { name, value } of document.documentElement.attributes) inner.documentElement.setAttribute(name, value);
  for (const sheet of document.querySelectorAll("link[rel=stylesheet]")) inner.head.append(inner.importNode(sheet));
  inner.title = title;
  inner.body.className = document.body.className;
  return inner.body;
}
