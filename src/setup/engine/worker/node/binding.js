// Required by @rspack/core, which is loaded after the binding.
module.exports = require('../binding').loaded.binding;
