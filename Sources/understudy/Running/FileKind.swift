#if canImport(Glibc)
  import Glibc
#endif

/// What lies at a path.
struct FileKind {
  private let mode: mode_t?
  /// Whether the path's last name is a symbolic link.
  let isLink: Bool
  /// Whether to write there is to write into something that must not be replaced: a device, a pipe,
  /// or whatever `/dev/stdout` stands for.
  let isStream: Bool

  init(at path: String) {
    var status = stat()
    mode = stat(path, &status) == 0 ? status.st_mode : nil
    isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    let type = mode.map { $0 & S_IFMT }
    let isDescriptor = ["/dev/std", "/dev/fd/", "/proc/"].contains { path.hasPrefix($0) }
    isStream = type.map { $0 != S_IFDIR && ($0 != S_IFREG || isDescriptor) } ?? false
  }

  var exists: Bool { mode != nil }
  var isFolder: Bool { mode.map { $0 & S_IFMT == S_IFDIR } ?? false }
  var isFile: Bool { mode.map { $0 & S_IFMT == S_IFREG } ?? false }
}
