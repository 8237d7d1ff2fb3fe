"use client";

import { useState } from "react";
import { Jigsaw } from "#components/stage/jigsaw.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { useAwaited } from "#components/ui/use-awaited.ts";
import { emblem } from "#lib/classes/emblem.ts";
import { formatNumber } from "#lib/core/format-number.ts";
import type { Result } from "#lib/core/result.ts";
import { classPicture } from "#lib/play/album.ts";
import { accountText } from "#lib/text/account-text.ts";
import { joinText } from "#lib/text/join-text.ts";
import { AnimalDialog } from "./animal-dialog.tsx";

interface OwnClass {
  readonly classId: string;
  readonly name: string;
  readonly number: number;
  readonly emblem: number;
  readonly answers: number;
}

type LeaveClass = (classId: string) => Promise<Result<null, string>>;

interface Props {
  readonly classes: readonly OwnClass[];
  readonly activeAnimal: string;
  readonly leaveClass: LeaveClass;
}

/** The classes a pupil sits in and what their teachers see; the ways into another and out of each. */
export function OwnClasses({ classes, activeAnimal, leaveClass }: Props) {
  const [asked, setAsked] = useState<OwnClass | null>(null);
  const [left, setLeft] = useState("");
  return (
    <Card className="grid gap-3 p-4 tablet:p-6">
      <h2 className="font-head text-h2 font-bold">{joinText.own.title}</h2>
      <p role="status" className="font-head font-semibold text-right-ink empty:sr-only">
        {left}
      </p>
      {classes.length === 0 ? (
        <p className="leading-snug">{joinText.own.none}</p>
      ) : (
        <>
          <p className="leading-snug">{joinText.own.seen}</p>
          <ul className="grid gap-3">
            {classes.map((own) => (
              <ClassRow key={own.classId} own={own} onLeave={() => setAsked(own)} />
            ))}
          </ul>
        </>
      )}
      <JoinLink label={classes.length === 0 ? joinText.title : joinText.own.another} />
      {asked === null ? null : (
        <Question
          name={asked.name}
          activeAnimal={activeAnimal}
          leave={() => leaveClass(asked.classId)}
          onClose={() => setAsked(null)}
          onLeft={() => {
            setAsked(null);
            setLeft(joinText.own.hasLeft(asked.name));
          }}
        />
      )}
    </Card>
  );
}

function ClassRow({ own, onLeave }: { readonly own: OwnClass; readonly onLeave: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-tool bg-surface p-3">
      <img
        src={`/avatars/${emblem.avatarOf(own.emblem)}.svg`}
        alt={emblem.nameOf(own.emblem)}
        width="56"
        height="56"
        className="forced-color-adjust-none size-14 flex-none"
      />
      <p className="min-w-28 flex-1 leading-tight wrap-anywhere">
        <b className="block font-head text-[1.25rem] font-bold">{own.name}</b>
        {joinText.own.seat(own.number)}
      </p>
      <Button variant="plain" className="mb-1!" aria-label={joinText.own.leaveFrom(own.name)} onClick={onLeave}>
        {joinText.own.leave}
      </Button>
      <ClassPicture own={own} />
    </li>
  );
}

/** What all of a class turn over together: nobody is compared with anybody. */
function ClassPicture({ own: { classId, answers } }: { readonly own: OwnClass }) {
  const { page, left } = classPicture(answers);
  return (
    <div className="flex w-full items-center gap-3 narrow:flex-wrap">
      <Jigsaw
        page={page}
        id={`picture-${classId}`}
        className="block aspect-[4/3] w-32 flex-none rounded-tool tablet:w-44"
      />
      <p className="min-w-0 flex-1 leading-snug text-balance">
        <b className="block font-head text-[1.25rem] leading-tight font-bold text-hue">
          {joinText.own.together(formatNumber(answers))}
        </b>
        {joinText.own.nextPiece(left)}
      </p>
    </div>
  );
}

/** To the door of a class. */
function JoinLink({ label }: { readonly label: string }) {
  return (
    <ButtonLink href="/lop" variant="plain" className="bg-soft" isWide={true}>
      {label}
    </ButtonLink>
  );
}

/** The same for a guest, who gets a name at the own seat. */
export function GuestJoin() {
  return (
    <Card className="grid gap-3 p-5 tablet:p-8">
      <p className="text-lead leading-snug text-balance">{joinText.own.none}</p>
      <JoinLink label={joinText.title} />
    </Card>
  );
}

interface QuestionProps {
  readonly name: string;
  readonly activeAnimal: string;
  readonly leave: () => Promise<Result<null, string>>;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

function Question({ name, activeAnimal, leave, onClose, onLeft }: QuestionProps) {
  const [problem, setProblem] = useState("");
  const [isLeaving, start] = useAwaited();
  const go = async () => {
    const answer = await leave().catch(() => null);
    if (answer?.ok) return onLeft();
    setProblem(problems[answer?.reason ?? ""] ?? accountText.backendAway);
  };
  return (
    <AnimalDialog title={joinText.own.question(name)} asset={activeAnimal} onClose={onClose}>
      <p className="text-lead leading-snug text-balance">{joinText.own.explain}</p>
      <p role="alert" className="font-head font-semibold text-again-ink empty:hidden">
        {problem}
      </p>
      <div className="mt-2 grid w-full grid-cols-2 gap-3 narrow:grid-cols-1">
        <Button variant="plain" className="bg-soft px-3!" disabled={isLeaving} onClick={() => start(go)}>
          {isLeaving ? joinText.own.leaving : joinText.own.leave}
        </Button>
        <Button className="px-3!" onClick={onClose}>
          {joinText.own.stay}
        </Button>
      </div>
    </AnimalDialog>
  );
}

const problems: Readonly<Record<string, string>> = {
  "too-many": accountText.waitABit,
  gone: accountText.lost.ended,
};
