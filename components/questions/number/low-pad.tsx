import { DigitKey, digits } from "./digit-key.tsx";

interface LowPadProps {
  isOpen: boolean;
  onType: (digit: string) => void;
}

/** The digits of a pad in low keys, for boards that need the height for something else. */
export function LowPad({ isOpen, onType }: LowPadProps) {
  return (
    <div data-close="" className="grid grid-cols-5 gap-x-2 gap-y-1.5 tablet:gap-4 wide:gap-3">
      {digits.map((digit) => (
        <DigitKey
          key={digit}
          digit={digit}
          isDisabled={!isOpen}
          className="min-h-11! tablet:min-h-12! wide:min-h-16"
          onPress={onType}
        />
      ))}
    </div>
  );
}
