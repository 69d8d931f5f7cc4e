/** What is wrong on a page, and where. */
export interface Failure {
  file: string;
  line: number;
  message: string;
}
