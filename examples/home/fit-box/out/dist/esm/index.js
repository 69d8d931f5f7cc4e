const scale = (size, by)=>({
        width: size.width * by,
        height: size.height * by
    });
function fit(box, frame) {
    const x = frame.width / box.width;
    const y = frame.height / box.height;
    return scale(box, Math.min(x, y));
}
export { fit };
