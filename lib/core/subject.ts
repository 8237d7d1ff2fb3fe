/** What is learnt here (spec section 2). */
export type Subject = "maths" | "vietnamese";
