// A plain C target for the same reason as CPango: gdk-pixbuf-2.0.pc carries a -pthread that the
// package manager warns of.
