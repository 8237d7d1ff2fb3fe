import type { ReactNode } from "react";

/** What stands over a column of a table of seats. */
export function TableHead({ children, className = "" }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <th
      scope="col"
      className={`border-b border-line px-2 py-2 text-start text-[0.9375rem] font-medium text-muted ${className}`}
    >
      {children}
    </th>
  );
}
