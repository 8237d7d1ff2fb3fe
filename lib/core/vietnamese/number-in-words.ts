import { doReadNumber, ReadingConfig } from "read-vietnamese-number";

const largest = 999_999_999;

function schoolReading(): ReadingConfig {
  const config = new ReadingConfig();
  config.unit = [];
  config.oddText = "linh";
  config.fourToneText = "tư";
  return config;
}

const reading = schoolReading();

/** The numbers of classes 1 and 2 are read many times in every question. */
const common = Array.from({ length: 101 }, (_, value) => doReadNumber(String(value), reading));

/**
 * Reads a whole number from 0 to 999 999 999 as the northern textbooks do: "mốt" after "mươi",
 * "lăm" after "mười" and "mươi", "linh" for an empty ten, "nghìn". Of the two school readings of 4
 * after "mươi" it takes "tư" (24 "hai mươi tư"), which Toán 1 prints; after "mười" and "linh" 4 is
 * "bốn". A group of three zeros inside a number is not read: 5 000 002 "năm triệu không trăm linh
 * hai". Throws a RangeError for any other number.
 */
export function numberInWords(value: number): string {
  if (!Number.isInteger(value) || value < 0 || value > largest) {
    throw new RangeError(`Not a whole number from 0 to ${largest}: ${value}`);
  }
  return common[value] ?? doReadNumber(String(value), reading);
}
