/** Pages of 64 KiB that the binding declares: 2 GiB of address space, of which it touches about 250 MB. */
export const memoryPages = 32_768;
