/** How large words and numbers stand on a drawing. */
export const diagramSize = 19;
