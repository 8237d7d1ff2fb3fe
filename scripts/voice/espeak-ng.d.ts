/** The part of eSpeak NG that scripts/voice/speak.ts uses; the package has no types of its own. */
declare module "@echogarden/espeak-ng-emscripten" {
  interface SpeechEvent {
    readonly type: "word" | "sentence" | "mark" | "play" | "end" | "msg_terminated" | "phoneme" | "samplerate";
    /** Counted in letters from 1. */
    readonly text_position: number;
    /** In letters. */
    readonly word_length: number;
    /** In milliseconds from the beginning. */
    readonly audio_position: number;
  }

  export interface Speech {
    /** Words a minute, 80 to 450. */
    rate: number;
    /** 0 to 100. */
    pitch: number;
    /** 0 to 100: how far the voice goes up and down. */
    range: number;
    /** Of the samples, a second. */
    readonly samplerate: number;
    set_voice(name: string, language: string): number;
    /** Tells the sound piece by piece; true ends it. */
    synthesize(text: string, onPiece: (samples: Int16Array, events: readonly SpeechEvent[] | null) => boolean): void;
    synthesize_ipa(text: string): { readonly ipa: string };
  }

  export interface Engine {
    readonly eSpeakNGWorker: new () => Speech;
  }

  export interface EngineSettings {
    /** The data the build took out of the package. */
    readonly getPreloadedPackage: () => ArrayBuffer;
  }

  export default function makeEngine(settings: EngineSettings): Promise<Engine>;
}
