import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A text file that is written line by line.
struct LineFile {
  private let file: UnsafeMutablePointer<FILE>
  private let path: String

  init(path: String) throws {
    guard let file = fopen(path, "w") else {
      throw StageError("\(path) cannot be written: \(String(cString: strerror(errno))).")
    }
    self.file = file
    self.path = path
  }

  func write(_ line: String) throws {
    guard fputs(line, file) >= 0, putc(0x0A, file) != EOF else {
      throw StageError("\(path) cannot be written: \(String(cString: strerror(errno))).")
    }
  }

  func close() throws {
    guard fclose(file) == 0 else {
      throw StageError("\(path) cannot be written: \(String(cString: strerror(errno))).")
    }
  }
}
