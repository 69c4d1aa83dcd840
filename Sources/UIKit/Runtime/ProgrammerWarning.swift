/// Says on standard error what UIKit logs of a mistake that it survives.
package func warn(_ message: String) {
  FileHandle.standardError.write(Data((message + "\n").utf8))
}
