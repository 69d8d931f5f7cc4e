console.log(process.argv[2], process.env.PUBLIC_A, process.env.PUBLIC_B, process.env.PUBLIC_C, process.env.PUBLIC_D);
