/* The worker in which computer players think, beside the thread that serves people. */
require('../../load-typescript');
const { think } = require('./think');

module.exports = think;
