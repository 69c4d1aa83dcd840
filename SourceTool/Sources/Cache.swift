import Foundation

/// What was made of contents before, kept in a folder by what it was made from.
///
/// Several builds may use one folder: a file appears whole, under its name, or not at all.
struct Cache {
  let folder: String
  /// What everything depends on: this program, and what it is told to stub.
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
      throw ToolError("cannot make the folder \(folder): \(Self.reason(error))")
    }
  }

  /// The system's own words for why something failed.
  private static func reason(_ error: any Error) -> String {
    let cocoa = error as NSError
    let system = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError ?? cocoa
    return system.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(system.code))) : cocoa.localizedDescription
  }

  /// A digest that this program's own state goes into.
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
          + "IOS_SOURCE_CACHE names another one")
    }
    guard rename(temporary, path(name)) == 0 else {
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw ToolError("cannot write \(path(name)): \(reason)")
    }
  }
}

/// What went wrong, in a sentence.
struct ToolError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
