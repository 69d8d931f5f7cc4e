const volume = function() {
    let settings = arguments.length > 0 && void 0 !== arguments[0] ? arguments[0] : {};
    var _settings, _volume;
    return null != (_volume = (_settings = settings).volume) ? _volume : _settings.volume = 50;
};
export { volume };
