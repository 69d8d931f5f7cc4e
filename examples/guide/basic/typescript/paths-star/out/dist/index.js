var src_tiny = "mine";
export { src_tiny as tiny };
