"use client";

import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import { PrivacyLink } from "#components/privacy/privacy-link.tsx";
import { RiveCharacter } from "#components/stage/rive-character.tsx";
import { Button } from "#components/ui/button.tsx";
import { ButtonLink } from "#components/ui/button-link.tsx";
import { Card } from "#components/ui/card.tsx";
import { firstAnimal } from "#lib/play/first-animal.ts";
import { contactText } from "#lib/text/contact-text.ts";
import { ContactForm } from "./contact-form.tsx";

/** The contact page: the giraffe asks, the form takes the message, and thanks are said in its place. */
export function ContactView({ send }: Pick<ComponentProps<typeof ContactForm>, "send">) {
  const [isSent, setSent] = useState(false);
  if (isSent) return <Thanks onAgain={() => setSent(false)} />;
  return (
    <div className="mx-auto grid max-w-[640px]">
      <div className="flex items-end gap-2.5">
        <RiveCharacter asset={firstAnimal} mood="open" isHatOn={false} className="w-21 flex-none tablet:w-32.5" />
        <div className="mb-4 grid flex-1 gap-1 rounded-bubble rounded-bl-[6px] bg-card px-4 py-3 lip tablet:px-6 tablet:py-4">
          <h1 className="text-h3 text-hue tablet:text-h2">{contactText.heading}</h1>
          <p className="leading-snug">{contactText.lead}</p>
        </div>
      </div>
      <ContactForm send={send} onSent={() => setSent(true)} />
      <PrivacyLink className="mt-4" />
    </div>
  );
}

function Thanks({ onAgain }: { readonly onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  const lead = useId();
  // The heading is read out with what stands below it.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mx-auto grid max-w-[520px] justify-items-center pt-4 tablet:pt-16">
      <RiveCharacter asset={firstAnimal} mood="happy" isHatOn={false} className="-mb-4 w-32 tablet:w-48" />
      <Card className="relative grid w-full justify-items-center gap-3 p-6 text-center tablet:p-9">
        <h1 ref={title} tabIndex={-1} aria-describedby={lead} className="text-h2 text-hue outline-none">
          {contactText.thanks}
        </h1>
        <p id={lead} className="text-lead leading-snug text-balance">
          {contactText.thanksLead}
        </p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button variant="plain" className="bg-soft" onClick={onAgain}>
            {contactText.again}
          </Button>
          <ButtonLink href="/">{contactText.home}</ButtonLink>
        </div>
      </Card>
    </div>
  );
}
