import { useState } from "react";
import { AskDialog } from "#components/classes/ask-dialog.tsx";
import { EmblemPicture } from "#components/classes/emblem-picture.tsx";
import { panelClass } from "#components/sets/panel-class.ts";
import { FieldFrame } from "#components/ui/field-frame.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { useCopy } from "#components/ui/use-copy.ts";
import { commentText as text } from "#lib/text/comment-text.ts";
import type { SeatComment } from "./use-comments.ts";

/** Far more than a school report has room for. */
const mostTyped = 1000;

interface Props {
  readonly comment: SeatComment;
  readonly name: string;
}

/** The comment of a pupil with what it was made from beside it. */
export function CommentCard({ comment, name }: Props) {
  const { seat, asked, draft, isEdited } = comment;
  return (
    <li className={`${panelClass} max-tablet:p-3!`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <EmblemPicture index={seat.emblem} className="size-10" />
        <h2 className="min-w-0 font-head text-[1.25rem] leading-tight font-bold wrap-anywhere">
          {`${seat.number}. ${name}`}
        </h2>
        {isEdited && (
          <span className="rounded-full bg-soft px-3 py-0.5 text-[1rem] leading-snug">
            {draft === null ? text.ownWords : text.edited}
          </span>
        )}
      </div>
      <div className="grid gap-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] tablet:items-start">
        {draft === null ? <p className="text-muted">{text.tooLittle(asked)}</p> : <Grounds grounds={draft.grounds} />}
        <Editor comment={comment} name={name} />
      </div>
    </li>
  );
}

function Grounds({ grounds }: { readonly grounds: readonly string[] }) {
  return (
    <div className="grid gap-1">
      <h3 className="font-head text-[1.125rem] leading-tight font-semibold">{text.grounds}</h3>
      <ul className="grid gap-1">
        {grounds.map((ground) => (
          <li key={ground} className="leading-snug wrap-anywhere text-muted">
            {ground}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Editor({ comment, name }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [copied, setCopied] = useState("");
  const [said, copy] = useCopy(text.notCopied);
  const { draft, isEdited, change, rewrite } = comment;
  const copyText = () => {
    setCopied(comment.text);
    void copy(comment.text, text.copied);
  };
  const rewriteEdited = async () => {
    rewrite();
    setAsking(false);
  };
  return (
    <div className="grid gap-2">
      <FieldFrame label={text.field} hint={null} error={null}>
        {({ className, ...field }) => (
          <textarea
            {...field}
            aria-label={text.fieldOf(name)}
            className={`field-sizing-content min-h-28 resize-y py-3 leading-snug ${className}`}
            value={comment.text}
            maxLength={mostTyped}
            autoComplete="off"
            onChange={({ target }) => change(target.value)}
          />
        )}
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-2">
        {draft !== null && (
          <button
            type="button"
            className={roomButton.plain}
            aria-label={text.againOf(name)}
            onClick={isEdited ? () => setAsking(true) : rewrite}
          >
            {text.again}
          </button>
        )}
        <button
          type="button"
          className={roomButton.plain}
          aria-label={text.copyOf(name)}
          disabled={comment.text.trim() === ""}
          onClick={copyText}
        >
          {text.copy}
        </button>
        <p role="status" className="font-semibold text-hue empty:sr-only">
          {copied === comment.text ? said : ""}
        </p>
      </div>
      {isAsking && (
        <AskDialog
          title={text.againTitle(name)}
          lead={text.againLead}
          label={text.again}
          onYes={rewriteEdited}
          onNo={() => setAsking(false)}
        />
      )}
    </div>
  );
}
