const ring = (bell)=>{
    var _ref;
    return null != (_ref = null == bell ? void 0 : bell.strokes) ? _ref : 8;
};
export { ring };
