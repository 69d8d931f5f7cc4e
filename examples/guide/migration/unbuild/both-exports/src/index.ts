export default function main() {}
export const helper = 1;
