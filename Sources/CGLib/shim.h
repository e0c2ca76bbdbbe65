// harfbuzz.pc brings GLib's and FreeType's headers with it, without the -pthread of pango.pc.
#include <glib-object.h>
#include <hb.h>
