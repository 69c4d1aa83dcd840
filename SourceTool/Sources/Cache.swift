import Foundation

/// Stores results in a folder, each under a digest of its input.
///
/// Several builds may share a folder: files are written atomically.
struct Cache {
  let folder: String
  /// A digest of everything that all results depend on: this program and the requested stubs.
  private let program: String

  init(folder: String) throws {
    self.folder = folder
    var status = stat()
    _ = stat("/proc/self/exe", &status)
    program =
      "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec) "
      + "\(Rewriter.makesProgram) \(Rewriter.isMainActorIsolated) " + Stubs.current.written
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw ToolError("cannot create the folder \(folder): \(Self.reason(error))")
    }
  }

  /// The system's description of an error.
  private static func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    let system = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError ?? cocoa
    return system.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(system.code))) : cocoa.localizedDescription
  }

  /// Returns a new digest that includes the program's state.
  func digest() -> Digest {
    var digest = Digest()
    digest.add(program)
    return digest
  }

  func path(_ name: String) -> String { folder + "/" + name }

  func data(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }

  func has(_ name: String) -> Bool { access(path(name), R_OK) == 0 }

  func write(_ data: Data, as name: String) throws {
    let temporary = path("\(name).\(getpid()).\(UInt32.random(in: 0 ... .max))")
    do {
      try data.write(to: URL(fileURLWithPath: temporary))
    } catch {
      unlink(temporary)
      throw ToolError(
        "cannot write into the folder of rewritten files, \(folder): \(Self.reason(error)); "
          + "set IOS_SOURCE_CACHE to another folder")
    }
    guard rename(temporary, path(name)) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw ToolError("cannot write \(path(name)): \(reason)")
    }
  }
}

/// An error with a message for the user.
struct ToolError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
