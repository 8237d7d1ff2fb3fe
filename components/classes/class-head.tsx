import Form from "next/form";
import { panelClass } from "#components/sets/panel-class.ts";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { roomButton } from "#components/ui/room-button.ts";
import type { ClassView } from "#lib/classes/class-view.ts";
import { commentText } from "#lib/text/comment-text.ts";
import { familyText } from "#lib/text/family-text.ts";
import { teacherText as text } from "#lib/text/teacher-text.ts";

/** The code of the class and the ways to its cards, its code on the board and its key sheet. */
export function ClassHead({ view }: { readonly view: ClassView }) {
  const { id, code, classId, schoolYear } = view;
  // Cards are what matters until somebody has come in by one.
  const isEmpty = view.seats.every(({ pupil }) => pupil === null);
  const ways = [
    { href: `/co/lop/${id}/gia-dinh`, label: familyText.room.title },
    { href: `/co/lop/${id}/nhan-xet`, label: commentText.title },
    { href: `/co/lop/${id}/ma`, label: text.show },
    { href: `/co/lop/${id}/khoa`, label: text.keySheet },
  ];
  return (
    <section className={`${panelClass} tablet:grid-cols-[auto_minmax(0,1fr)] tablet:items-center`}>
      <div className="grid gap-1">
        <p className="text-muted">{`${text.classOption(classId)} · ${text.schoolYear(schoolYear)}`}</p>
        <p className="flex flex-wrap items-baseline gap-x-3 font-head">
          <span id="code-label" className="text-[1.0625rem] font-semibold">
            {text.code}
          </span>
          <output
            aria-labelledby="code-label"
            className="text-[2rem] leading-none font-extrabold tracking-[0.12em] text-hue tabular-nums"
          >
            {code}
          </output>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2 *:last:col-span-2 tablet:flex tablet:flex-wrap tablet:justify-end">
        {/* A form, and not a handler of clicks: who presses before the code of the page is there gets to the cards too. */}
        <Form action={`/co/lop/${id}/the`} className="grid">
          <Button
            type="submit"
            variant={isEmpty ? "solid" : "plain"}
            className={isEmpty ? roomButton.solid : roomButton.tinted}
          >
            {text.printCards}
          </Button>
        </Form>
        {ways.map(({ href, label }) => (
          <ButtonLink key={href} href={href} variant="plain" className={roomButton.tinted}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
