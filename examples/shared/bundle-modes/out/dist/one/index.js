const chip = (text)=>" " + text;
export { chip };
