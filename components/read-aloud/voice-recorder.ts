/** A recording that goes on. */
export interface VoiceRecorder {
  readonly recorder: MediaRecorder;
  readonly stream: MediaStream;
}

/** Devices without a recorder are not offered one. */
export const canRecord = () =>
  typeof MediaRecorder !== "undefined" && navigator.mediaDevices?.getUserMedia !== undefined;

/** Asks for the microphone and begins. Rejects where there is none or it is not given. */
export async function startRecorder(): Promise<VoiceRecorder> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream);
  recorder.start();
  return { recorder, stream };
}

/** Gives the microphone back. */
export function releaseRecorder({ stream }: VoiceRecorder): void {
  for (const track of stream.getTracks()) track.stop();
}

/** All that was recorded; the microphone is given back. */
export function finishRecorder(voice: VoiceRecorder): Promise<Blob> {
  const { recorder } = voice;
  return new Promise((resolve) => {
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.addEventListener("stop", () => {
      releaseRecorder(voice);
      resolve(new Blob(parts, { type: recorder.mimeType }));
    });
    recorder.stop();
  });
}

/**
 * Plays what was recorded from its beginning, and gives the way to stop it. Through Web Audio, for which no address has to be
 * allowed. Rejects where the device cannot play what it has recorded.
 */
export async function playVoice(blob: Blob, onEnd: () => void): Promise<() => void> {
  const context = new AudioContext();
  const node = context.createBufferSource();
  node.buffer = await context.decodeAudioData(await blob.arrayBuffer());
  node.connect(context.destination);
  node.addEventListener("ended", () => {
    void context.close();
    onEnd();
  });
  node.start();
  return () => node.stop();
}
