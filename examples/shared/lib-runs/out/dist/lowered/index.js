var part = 'part';
var src_one = function() {
    var text = arguments.length > 0 && void 0 !== arguments[0] ? arguments[0] : part;
    return null != text ? text : 1;
};
export { src_one as one };

var a; a ?? 1;
