/** The 29 letters in their order. */
export const alphabet = Array.from("aăâbcdđeêghiklmnoôơpqrstuưvxy");
