/** The giraffe every pupil begins with: who goes along with a guest, and who speaks where no pupil's animal does. */
export const firstAnimal = "animals/level-one/giraffe-1";
