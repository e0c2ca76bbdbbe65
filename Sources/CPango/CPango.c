// pango.pc carries a -pthread that the package manager warns of at every build. So this is a plain C
// target: the link in include/ leads to the system's headers, the module map to its libraries.
