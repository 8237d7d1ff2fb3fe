import { useState } from "react";
import { FieldFrame } from "#components/ui/field-frame.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import { useCopy } from "#components/ui/use-copy.ts";
import { type CommentRow, commentLines } from "#lib/classes/comment-lines.ts";
import { commentText as text } from "#lib/text/comment-text.ts";

/** All comments at once, for a spreadsheet or on paper. Where nothing may be copied they stand in a field to be copied by hand. */
export function CopyComments({ rows }: { readonly rows: readonly CommentRow[] }) {
  const [said, copy] = useCopy(text.notCopiedAll);
  const [copied, setCopied] = useState("");
  const lines = commentLines(rows);
  const count = rows.filter(({ comment }) => comment.trim() !== "").length;
  const copyAll = () => {
    setCopied(lines);
    void copy(lines, text.copiedAll(count));
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <button type="button" className={roomButton.plain} disabled={count === 0} onClick={copyAll}>
          <Icon name="copy" className="size-6" />
          {text.copyAll}
        </button>
        <button type="button" className={roomButton.plain} onClick={() => window.print()}>
          {text.print}
        </button>
      </div>
      <p role="status" className="font-semibold text-hue empty:sr-only">
        {copied === lines ? said : ""}
      </p>
      {copied === lines && said === text.notCopiedAll && (
        <FieldFrame label={text.allLines} hint={null} error={null}>
          {({ className, ...field }) => (
            <textarea
              {...field}
              className={`min-h-40 resize-y py-3 ${className}`}
              value={lines}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </FieldFrame>
      )}
    </div>
  );
}
