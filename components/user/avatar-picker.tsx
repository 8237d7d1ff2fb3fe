import { avatarNames } from "#lib/core/avatar-name.ts";
import { accountText } from "#lib/text/account-text.ts";

/** Radio buttons that look like pictures; the form field is `avatar`. */
export function AvatarPicker({ error }: { readonly error: string | null }) {
  return (
    <fieldset className="min-w-0" aria-describedby="avatar-error">
      <legend className="mb-3 font-head text-[1.125rem] leading-tight font-semibold">{accountText.avatarLabel}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(60px,1fr))] gap-3">
        {avatarNames.map((name, index) => (
          <label key={name} className="relative block cursor-pointer">
            <input
              type="radio"
              name="avatar"
              value={name}
              aria-label={accountText.avatarName(index + 1)}
              defaultChecked={index === 0}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <img
              src={`/avatars/${name}.svg`}
              alt=""
              width={64}
              height={64}
              loading="lazy"
              className="forced-color-adjust-none aspect-square w-full rounded-tool bg-soft p-1 peer-checked:bg-card peer-checked:ring-4 peer-checked:ring-edge peer-focus-visible:outline-4 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ink"
            />
          </label>
        ))}
      </div>
      <p id="avatar-error" role="alert" className="mt-2 font-head font-semibold text-again-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
