console.log(119);
