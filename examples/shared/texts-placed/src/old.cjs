exports.old = 1;
