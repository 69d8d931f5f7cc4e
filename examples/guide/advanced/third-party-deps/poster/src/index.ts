export const poster = async (svg: string) => {
  const { default: sharp } = await import('sharp');

  return sharp(Buffer.from(svg)).png().toBuffer();
};
