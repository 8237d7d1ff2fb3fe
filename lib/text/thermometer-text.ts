/** What stands above a thermometer. */
export const thermometerText = { unit: "°C" } as const;
