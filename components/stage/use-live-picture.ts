import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { settings } from "#components/preferences/settings.ts";
import { sparesData } from "#components/ui/spares-data.ts";
import { useSettled } from "#components/ui/use-settled.ts";
import { mayMove } from "./may-move.ts";
import type { Inputs, LivePicture, PictureSource } from "./play-picture.ts";

/** Whether pictures may move here: anything may, data is not spared, and the code that moves them can run. */
export function wantsMotion(): boolean {
  return !sparesData() && typeof WebAssembly === "object" && mayMove();
}

/**
 * Lays a moving picture over the still one in `box` once the page has settled, where motion is wanted; true while it
 * moves. To start the runtime is the most work of all a page does, for an ornament. Whatever fails, the still one stays.
 */
export function useLivePicture(box: RefObject<HTMLElement | null>, source: PictureSource, inputs: Inputs): boolean {
  const { file, artboard, stateMachine, place } = source;
  const isSettled = useSettled();
  // Where the child asks for calm, what moves stops at once.
  const isCalm = useSyncExternalStore(settings.subscribe, isCalmNow, () => false);
  const [isLive, setIsLive] = useState(false);
  const live = useRef<LivePicture | null>(null);
  const wanted = useRef(inputs);

  useEffect(() => {
    wanted.current = inputs;
    live.current?.show(inputs);
  });

  useEffect(() => {
    const host = box.current;
    if (!isSettled || isCalm || host === null || !wantsMotion()) return;
    const over = new AbortController();
    import("./play-picture.ts")
      .then(({ playPicture }) => playPicture(host, { file, artboard, stateMachine, place }, wanted, over.signal))
      .then(
        (picture) => {
          live.current = picture;
          setIsLive(true);
        },
        // Without the network, the code or the memory for it the still picture is what there is.
        () => undefined,
      );
    return () => {
      over.abort();
      live.current = null;
      setIsLive(false);
    };
  }, [isSettled, isCalm, box, file, artboard, stateMachine, place]);

  return isLive;
}

const isCalmNow = () => settings.get().isCalm;
