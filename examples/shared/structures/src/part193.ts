console.log(193);
